import { randomUUID } from 'node:crypto'
import type { Things } from './things.ts'

const SENT_TO_VENDOR = { amount: 1, paid_on: '2026-01-01', way: 'TRANSFER', bank_reference: 'A test' }
const ITEM = {
  ...{
    id: randomUUID(),
    version: 0,
    room: 'Store',
    name: 'Shelf',
    kind: 'ITEM',
    condition: 'GOOD',
    words: '',
  },
  ...{ cleanliness: null, works: null, reading: null, units_left: null, count: null, since: null },
  is_left_out: false,
}

/** Like `BODIES`, for maintenance. */
export const UPKEEP_BODIES: Record<string, (things: Things, named: string) => unknown> = {
  'bills.createBill': () => ({
    billed_on: '2026-01-01',
    lines: [{ description: 'Workmanship', amount: 100 }],
  }),
  'bills.voidBill': () => ({ reason: 'A test' }),
  'bills.payAdvance': () => SENT_TO_VENDOR,
  'bills.payBill': () => SENT_TO_VENDOR,
  'bills.voidVendorPayment': () => ({ reason: 'A test' }),
  'bills.voidWithheldRemittance': () => ({ reason: 'A test' }),
  'bills.remitWithheld': () => ({
    ...{ month: '2026-01', office: 'STATE', paid_on: '2026-02-01', reference: 'A test' },
  }),
  'vendors.createVendor': ({ ids }) => vendor(ids.estate),
  'vendors.updateVendor': () => ({ area: 'Ajah' }),
  'vendors.holdVendor': () => ({ reason: 'Left a job half done' }),
  'vendors.setVendorAccount': () => ({ bank_code: '058', account_number: '0123456785' }),
  'assets.createAsset': (things, named) => ({
    ...{ kind: 'TANK', name: 'A test' },
    ...placed(things, named),
  }),
  'assets.updateAsset': () => ({ maker: 'A test' }),
  'assets.setAssetStatus': () => ({ status: 'DOWN' }),
  'assets.recordReading': () => ({ meter: 1 }),
  'assets.nameAsset': ({ ids }, named) =>
    named === 'order_id' ? { order_id: ids.work_order } : { request_id: ids.maintenance_request },
  'assets.createPlan': (things, named) => ({
    ...{ title: 'A test', category: 'WATER', starts_on: '2031-01-01', rule: 'FREQ=MONTHLY' },
    ...placed(things, named),
  }),
  'assets.previewPlan': () => ({ starts_on: '2031-01-01', rule: 'FREQ=MONTHLY' }),
  'assets.updatePlan': () => ({
    ...{ title: 'A test', category: 'WATER', starts_on: '2031-01-01', rule: 'FREQ=MONTHLY' },
  }),
  'assets.endPlan': () => ({ reason: 'A test' }),
  'assets.skipOccurrence': () => ({ reason: 'A test' }),
  'assets.answerStep': () => ({ answer: null, result: 'PASS' }),
  'maintenance.createRequest': () => ({ title: 'The tank leaks', category: 'WATER' }),
  'maintenance.updateRequest': () => ({ title: 'The tank leaks fast' }),
  'maintenance.moveRequest': () => ({ status: 'ON_HOLD', note: 'A part is on its way' }),
  'maintenance.addNote': () => ({ note: 'Changed in August' }),
  'work.createOrder': ({ ids }) => ({ unit_id: ids.unit, category: 'WATER', title: 'Mend the tank' }),
  'work.updateOrder': () => ({ title: 'Mend the tank and its pipe' }),
  'work.moveOrder': () => ({ status: 'CANCELLED', note: 'A test' }),
  'work.askVendors': ({ ids }) => ({ vendor_ids: [ids.vendor] }),
  'work.decideBearer': () => ({ bearer: 'LANDLORD', reason: 'Wear of the tank' }),
  'work.writeQuote': () => ({ labour: 40_000_000 }),
  'work.chooseQuote': () => ({ reason: 'Best warranty' }),
  'work.withdrawApproval': () => ({ note: 'Another vendor is cheaper' }),
  'work.answerApproval': () => ({ is_yes: false, note: 'Too dear' }),
  'work.explainEmergency': () => ({ note: 'Water on the sockets' }),
  'work.addWorkNote': () => ({ note: 'Key at the gate' }),
  'work.planVisit': () => ({ starts_at: '2099-01-01T09:00:00Z', ends_at: '2099-01-01T11:00:00Z' }),
  'work.updateVisit': () => ({ note: 'Key at the gate' }),
  'work.setLimits': () => ({
    ...{
      agent_limit: 5_000_000,
      manager_limit: 25_000_000,
      emergency_limit: 10_000_000,
      valid_from: '2099-01-01',
    },
  }),
  'maintenance.mergeRequest': ({ ids }) => ({ into_id: ids.maintenance_request }),
  'inspections.createInspection': () => ({ kind: 'PERIODIC' }),
  'inspections.saveItems': () => ({ items: [ITEM] }),
  'inspections.addPhoto': ({ ids }) => ({
    ...{ item_id: ids.inspection_item, client_id: randomUUID(), sha256: 'a'.repeat(64), source: 'CAMERA' },
  }),
  'inspections.signInspection': () => ({
    ...{ side: 'TENANT', way: 'TYPED', name: 'Ada Obi', hash: 'a'.repeat(64) },
  }),
  'inspections.remarkItem': ({ ids }) => ({ item_id: ids.inspection_item, agrees: true }),
  'inspections.setDeduction': ({ ids }, named) => ({
    ...{ item_id: ids.inspection_item, reason: 'WEAR', price: 0 },
    ...(named === 'paper_id' && { paper_id: ids.evidence }),
  }),
}

const vendor = (estate_id: string) => ({
  ...{ name: 'Sunday Okafor', kind: 'PERSON', trades: ['WATER'], phone: '0803 123 4567' },
  ...{ wht_class: 'BUILDING', estate_ids: [estate_id] },
})

/** Location: the unit, unless another place is under test. */
const placed = ({ ids }: Things, named: string) =>
  named === 'estate_id' || named === 'property_id' || named === 'asset_id' ? {} : { unit_id: ids.unit }
