import type { Tx } from '../platform/db/db.ts'
import { insertRow } from '../testing/insert-row.ts'

/** An artisan whom an estate knows. */
export async function vendorOf(tx: Tx, estate_id: string) {
  const vendor = await insertRow(tx, 'vendor', {
    ...{ name: 'Sunday Okafor', kind: 'PERSON', trades: ['WATER'], phone: '+2348031234567' },
    ...{ wht_class: 'BUILDING', bank_code: '058', bank_name: 'Guaranty Trust Bank' },
    ...{ account_number: '0123456785', account_name: 'SUNDAY OKAFOR' },
  })
  await tx.insertInto('vendor_estate').values({ vendor_id: vendor, estate_id }).execute()
  return { vendor }
}
