/** To the provider's checkout: a page of theirs, in this tab, so that it can send the payer back. */
export const leaveTo = (address: string): void => window.location.assign(address)
