import type { SiteSettings } from "#contract";

type Application = Pick<SiteSettings, "application">;

/** The login page of the application, on its own origin. */
export function loginUrl({ application }: Application): string {
  return application.origin + application.loginPath;
}

/** The sign-up page of the application. */
export function signUpUrl({ application }: Application): string {
  return application.origin + application.signUpPath;
}
