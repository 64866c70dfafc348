export const leases = {} as const
