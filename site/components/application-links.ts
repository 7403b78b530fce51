import type { SiteSettings } from "#contract";

/** Where visitors log in: the application is another site. */
export function loginUrl({ application }: SiteSettings): string {
  return application.origin + application.loginPath;
}

/** Where visitors sign up. */
export function signUpUrl({ application }: SiteSettings): string {
  return application.origin + application.signUpPath;
}
