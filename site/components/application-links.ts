import type { SiteSettings } from "#contract";

type Application = Pick<SiteSettings, "application">;

/** Where visitors log in: the application is another site. */
export function loginUrl({ application }: Application): string {
  return application.origin + application.loginPath;
}

/** Where visitors sign up. */
export function signUpUrl({ application }: Application): string {
  return application.origin + application.signUpPath;
}
