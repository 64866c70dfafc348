/** Opens the provider's checkout in this tab, so that it can redirect the payer back. */
export const leaveTo = (address: string): void => window.location.assign(address)
