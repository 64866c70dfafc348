/** How a payment with a subaccount is shared out. The flat charge, when there is one, outranks the percentage. */
export type Terms = {
  bearer: 'account' | 'subaccount'
  transactionCharge: number | null
  percentageCharge: number
}

export type Side = { gross: number; fee: number }
export type Division = { main: Side; subaccount: Side }

/** Both sides' fees add up to the fee, both gross shares to the amount. */
export function dividePayment(amount: number, fee: number, terms: Terms): Division {
  const mainGross = mainShare(amount, terms)
  const subaccountGross = amount - mainGross
  // A main share smaller than the fee is left whole, and the fee falls to the subaccount.
  const subaccountBears = terms.bearer === 'subaccount' || mainGross < fee
  const subaccountFee = subaccountBears ? Math.min(fee, subaccountGross) : 0
  return {
    main: { gross: mainGross, fee: fee - subaccountFee },
    subaccount: { gross: subaccountGross, fee: subaccountFee },
  }
}

function mainShare(amount: number, terms: Terms): number {
  const share = terms.transactionCharge ?? Math.round((amount * terms.percentageCharge) / 100)
  return Math.min(Math.max(0, share), amount)
}

/** The division in the provider's words: every part after the fee, the terms as text. */
export function feesSplit(fee: number, division: Division, terms: Terms) {
  return {
    paystack: fee,
    integration: division.main.gross - division.main.fee,
    subaccount: division.subaccount.gross - division.subaccount.fee,
    params: {
      bearer: terms.bearer,
      transaction_charge: terms.transactionCharge === null ? '' : String(terms.transactionCharge),
      percentage_charge: String(terms.percentageCharge),
    },
  }
}
