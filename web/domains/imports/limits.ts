/** Who may bring a spreadsheet. */
export const limits = {
  roles: ['ESTATE_MANAGER', 'LANDLORD', 'ADMIN'],
  permission: 'properties_write',
} as const
