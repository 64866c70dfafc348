import type { Tx } from '../platform/db/db.ts'
import { insertRow } from '../testing/insert-row.ts'

/** A vendor in an estate's register. */
export async function vendorOf(tx: Tx, estate_id: string) {
  const vendor = await insertRow(tx, 'vendor', {
    ...{ name: 'Sunday Okafor', kind: 'PERSON', trades: ['WATER'], phone: '+2348031234567' },
    ...{ wht_class: 'BUILDING', bank_code: '058', bank_name: 'Guaranty Trust Bank' },
    ...{ account_number: '0123456785', account_name: 'SUNDAY OKAFOR' },
  })
  await tx.insertInto('vendor_estate').values({ vendor_id: vendor, estate_id }).execute()
  return { vendor }
}

type Of = { estate_id: string; landlord_id: string; vendor_id: string; order_id: string; entered_by: string }

/** A vendor's bill and an advance. */
export async function billOf(tx: Tx, { landlord_id, entered_by, ...of }: Of) {
  const whose = { ...of, bearer: 'LANDLORD', landlord_id, amount: 100 }
  return {
    vendor_bill: await insertRow(tx, 'vendor_bill', {
      ...{ ...whose, vendor_name: 'Sunday Okafor', title: 'Mend the tank', number: of.order_id },
      ...{ billed_on: '2026-11-01', lines: JSON.stringify([{ description: 'Workmanship', amount: 100 }]) },
      ...{ retention_amount: 0, advance_amount: 0, payer: 'PERSON', entered_by },
      category: 'WATER',
    }),
    vendor_payment: await insertRow(tx, 'vendor_payment', {
      ...{ ...whose, kind: 'ADVANCE', tax_rate: 0, tax_amount: 0, tax_office: 'STATE' },
      ...{ paid_on: '2026-11-01', way: 'CASH', recorded_by: entered_by },
    }),
    wht_remittance: await insertRow(tx, 'wht_remittance', {
      ...{ estate_id: of.estate_id, office: 'STATE', month: '2026-10-01', amount: 100 },
      ...{ paid_on: '2026-11-01', reference: `NRS ${of.order_id}`, recorded_by: entered_by },
    }),
  }
}
