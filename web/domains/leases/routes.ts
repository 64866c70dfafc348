/** The screens of this domain: a line each. `routes.tsx` joins them. */
export const leasesScreens = [] as const
