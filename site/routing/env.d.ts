interface ImportMetaEnv {
  /** The same in all scripts and data of one build. Undefined in development. */
  readonly SITE_BUILD?: string;
}
