import { randomUUID } from 'node:crypto'
import type { Things } from './things.ts'
import { UPKEEP_BODIES } from './upkeep-bodies.ts'

const CASH = { amount: 5_000, channel: 'CASH', payment_date: '2026-11-20', transaction_type: 'RENT_PAYMENT' }
const STANDING = { transaction_types: ['RENT_PAYMENT'], ceiling: 5_000, day_offset: 0 }

/** Request bodies that reach the things they name; `named` is the field under test. */
export const BODIES: Record<string, (things: Things, named: string) => unknown> = {
  'documents.uploadDocument': ({ ids }) => ({
    ...{ document_type: 'NOTICE', related_entity_type: 'unit', related_entity_id: ids.unit },
  }),
  'phone.setPhonePin': () => ({ pin: '4821' }),
  'privacy.updateBreach': () => ({ people_about: 1 }),
  'privacy.doBreachStep': () => ({ step: 'FREEZE' }),
  'privacy.closeBreach': () => ({ lesson: 'A test' }),
  'privacy.createRequest': () => ({ kind: 'ACCESS' }),
  'privacy.answerRequest': () => ({ delay_reason: 'A test' }),
  'admin.recordRevenue': ({ ids }) => ({
    ...{ received_on: '2026-01-01', source: 'FEE', amount: 1, note: 'A test', estate_id: ids.estate },
  }),
  'subscriptions.changePlanPrice': () => ({ unit_price: 1, valid_from: '2090-02-01' }),
  'subscriptions.endPlan': () => ({ ends_on: '2091-01-01' }),
  'subscriptions.endInvoiceDispute': () => ({ outcome: 'WON' }),
  'subscriptions.answerInvoiceDispute': () => ({ answer: 'DECLINE', message: 'The estate chose this plan.' }),
  'subscriptions.choosePlan': () => ({ plan_id: null }),
  'subscriptions.creditInvoice': () => ({ amount: 1, reason: 'A test' }),
  'admin.setFeature': ({ ids }) => ({
    ...{ estate_id: ids.estate, feature: 'autopay', is_on: false, reason: 'A test' },
  }),
  'admin.placeHold': ({ ids, people }, named) => ({
    ...{ reason: 'A test', review_on: '2031-02-01' },
    ...(named === 'lease_id'
      ? { lease_id: ids.lease }
      : named === 'estate_id'
        ? { estate_id: ids.estate }
        : { user_id: people.LANDLORD.id }),
  }),
  'admin.reviewHold': () => ({ review_on: '2031-02-01' }),
  'admin.liftHold': () => ({ reason: 'A test' }),
  'admin.mergePeople': ({ people }) => ({
    ...{ second_id: people.TENANT.id, reason: 'A test', confirm_contact: 'nobody@test.gida.ng' },
  }),
  'admin.publishPlatformAnnouncement': () => ({
    ...{
      client_id: randomUUID(),
      kind: 'NEWS',
      title: 'A test',
      body: 'A test',
      ends_at: '2027-01-10T00:00:00Z',
    },
  }),
  'admin.proposeWording': () => ({
    ...{ client_id: randomUUID(), language: 'ha', key: 'leases.title' },
    ...{ english: 'Leases', present: 'A', proposed: 'B' },
  }),
  'admin.declineWording': () => ({ reason: 'A test' }),
  'admin.suspendEstate': () => ({ reason: 'A test' }),
  'admin.restoreEstate': () => ({ reason: 'A test' }),
  'admin.verifyEstate': () => ({ paper: 'A test' }),
  'admin.withdrawVerification': () => ({ reason: 'A test' }),
  'users.suspendPerson': () => ({ reason: 'A test' }),
  'auth.startImpersonation': () => ({ reason: 'A test' }),
  'integrations.createKey': ({ ids }) => ({
    ...{ name: 'Accounts', scopes: ['payments_read'], estate_ids: [ids.estate] },
  }),
  'integrations.createTestKey': () => ({ name: 'Accounts' }),
  'integrations.simulatePayment': ({ ids }) => ({ property_unit_id: ids.unit, amount: 100_000 }),
  'integrations.createWebhook': ({ ids }) => ({
    ...{ estate_id: ids.estate, url: 'https://hooks.example.ng/gida', events: ['payment.completed'] },
  }),
  'integrations.updateWebhook': () => ({ status: 'OFF' }),
  'documents.updateDocument': () => ({ name: 'Another name' }),
  'documents.verifyDocument': () => ({ status: 'VERIFIED' }),
  'documents.shareDocument': ({ ids }) => ({ user_id: ids.tenant }),
  'signing.requestSignature': () => ({ signers: [{ name: 'Ada Obi', email: 'ada@test.gida.ng' }] }),
  'signing.voidSignature': () => ({ reason: 'A test' }),
  'signing.extendSignature': () => ({ expires_on: '2031-01-01' }),
  'signing.remindSigner': () => ({ place: 1 }),
  'signing.replaceSigner': () => ({ place: 1, name: 'Ada Obi', email: 'ada@test.gida.ng' }),
  'notices.prepareNotice': () => ({ kind: 'INTENTION' }),
  'notices.serveNotice': () => ({
    ...{ method: 'BY_HAND', served_at: '2026-11-02T10:00:00Z', served_by: 'Lateef Salami', reply: 'TOOK_IT' },
    ...{ served_on_name: 'Ada Obi', relation: 'the tenant', place: 'Flat 1' },
  }),
  'notices.addNoticeProof': () => ({ kind: 'PASTED_PHOTO' }),
  'notices.endNotice': () => ({ to: 'WITHDRAWN', reason: 'A test' }),
  'templates.createTemplate': ({ ids }) => ({
    ...{ estate_id: ids.estate, name: 'A letter', kind: 'LETTER', body: 'Dear {{tenant.name}}' },
  }),
  'templates.updateTemplate': () => ({ name: 'Another letter' }),
  'templates.requestPapers': () => ({ of: 'ALL' }),
  'templates.publishTemplate': () => ({ revision: 1 }),
  'refunds.retryRefund': () => ({ bank_code: '058', account_number: '0123456785' }),
  'refunds.answerDispute': () => ({ answer: 'ACCEPT', message: 'It was paid twice by them.' }),
  'refunds.endDispute': () => ({ outcome: 'WON' }),
  'charges.waiveCharge': () => ({ reason: 'A test', amount: 1 }),
  'charges.writeOffCharge': () => ({ reason: 'A test', amount: 1 }),
  'payments.cancelPayment': () => ({ reason: 'A test' }),
  'payments.updatePayment': () => ({ description: 'A test' }),
  'deposits.disputeDeductions': () => ({ words: 'A test' }),
  'deposits.proposeDeductions': () => ({ deductions: [{ reason: 'A broken door', amount: 1 }] }),
  'deposits.setReturnAccount': () => ({ bank_code: '058', account_number: '0123456785' }),
  'deposits.recordReturn': () => ({ returned_on: '2026-01-01', bank_reference: 'A test' }),
  'deposits.recordPartReturn': () => ({ amount: 1, returned_on: '2026-01-01', bank_reference: 'A test' }),
  'autopay.updateInstruction': () => ({ status: 'PAUSED' }),
  'autopay.skipAutopayCharge': ({ ids }) => ({ autopay_charge_id: ids.autopay_charge }),
  'settlements.closeDifference': () => ({ note: 'A test' }),
  'settlements.undoRemittance': () => ({ reason: 'A test' }),
  'leases.assignTenant': ({ people }) => ({
    tenant_id: people.TENANT.id,
    start_date: '2031-01-01',
    rent_amount: 100,
  }),
  'law.quoteUnit': () => ({ rent_amount: 1_200_000, payer: 'PERSON' }),
  'leases.removeTenant': () => ({ date: '2020-01-01' }),
  'leases.transferTenant': ({ ids }) => ({ to_unit_id: ids.unit }),
  'leases.renewLease': () => ({ start_date: '2020-01-01' }),
  'charges.updateFee': () => ({ on_renewal: true }),
  'estates.updateEstate': () => ({ name: 'Another name' }),
  'estates.updateUnit': () => ({ bedrooms: 3 }),
  'users.checkPermission': () => ({ resource: 'payments' }),
  'users.assignEstate': ({ ids }) => ({ estate_id: ids.estate }),
  'estates.updateProperty': () => ({ property_type: 'MIXED' }),
  'estates.entrustUnits': ({ people, ids }) => ({
    user_id: people.PROPERTY_MANAGER.id,
    unit_ids: [ids.unit],
  }),
  'estates.addNationalHoliday': () => ({ day: '2031-03-04', name: 'A test' }),
  'estates.addHoliday': () => ({ day: '2031-03-03', name: 'A test' }),
  'applications.publishListing': () => ({ headline: 'A home by the lagoon' }),
  'applications.approveApplication': () => ({ start_date: '2031-01-01' }),
  'applications.rejectApplication': () => ({ reason: 'A test' }),
  'books.recordExpense': () => ({
    ...{ category: 'DIESEL', vendor: 'Ola Energy', description: 'Diesel', amount: 100 },
    ...{ spent_on: '2020-01-01', paid_from: 'TRUST', advanced: true },
  }),
  'books.voidExpense': () => ({ reason: 'A test' }),
  'books.setFundBudget': () => ({ year: 2026, category: 'DIESEL', amount: 100 }),
  'books.recordBankBalance': () => ({ day: '2020-01-01', amount: 100 }),
  'books.billServiceCharge': () => ({ title: 'Security', amount: 500_000, due_date: '2031-01-01' }),
  'collections.addContactNote': () => ({ body: 'A test' }),
  'collections.recordPromise': () => ({ amount: 1, promised_on: '2020-01-01' }),
  'notifications.sendAnnouncement': announced,
  'notifications.previewAnnouncement': announced,
  'notifications.updateAnnouncement': announced,
  'notifications.sendAnnouncements': (things) => ({ notifications: [announced(things, 'audience')] }),
  'alerts.raiseAlert': ({ ids }) => ({
    ...{ title: 'Water', message: 'Boil it', severity: 'medium', estate_id: ids.estate },
  }),
  'alerts.acknowledgeAlert': () => ({ state: 'SAFE' }),
  'alerts.markRecipient': () => ({ state: 'SAFE' }),
  'alerts.updateAlert': () => ({ message: 'The tanker is here' }),
  'alerts.moveInRoster': () => ({ place: 1 }),
  'alerts.addToRoster': ({ ids }) => ({ user_id: ids.person, role: 'WARDEN' }),
  'conversations.openConversation': ({ people, ids }, named) => ({
    user_ids: [people.ESTATE_MANAGER.id],
    ...(named === 'about' && { about: { type: 'unit', id: ids.unit } }),
  }),
  'meetings.createMeeting': ({ people, ids }, named) => ({
    ...{
      title: 'A test',
      meeting_type: 'OTHER',
      attendee_ids: [people.ESTATE_MANAGER.id, people.PROPERTY_MANAGER.id],
    },
    ...{ start_time: '2026-12-15T10:00:00Z', end_time: '2026-12-15T11:00:00Z' },
    ...(named === 'audiences' && { audiences: [{ estate_id: ids.estate, role: 'ESTATE_MANAGER' }] }),
  }),
  'meetings.checkMeeting': ({ people, ids }, named) => ({
    ...{ attendee_ids: [people.ESTATE_MANAGER.id, people.PROPERTY_MANAGER.id] },
    ...{ start_time: '2026-12-15T10:00:00Z', end_time: '2026-12-15T11:00:00Z' },
    ...(named === 'audiences' && { audiences: [{ estate_id: ids.estate, role: 'ESTATE_MANAGER' }] }),
  }),
  'meetings.updateMeeting': () => ({ title: 'Another title' }),
  'meetings.createPoll': ({ people, ids }, named) => ({
    ...{ title: 'A test', meeting_type: 'OTHER' },
    attendee_ids: [people.ESTATE_MANAGER.id, people.PROPERTY_MANAGER.id],
    times: ['2026-12-15', '2026-12-16'].map((day) => ({
      ...{ start_time: `${day}T10:00:00Z`, end_time: `${day}T11:00:00Z` },
    })),
    ...(named === 'audiences' && { audiences: [{ estate_id: ids.estate, role: 'ESTATE_MANAGER' }] }),
    ...(named === 'estate_id' && { estate_id: ids.estate }),
  }),
  'meetings.answerPoll': () => ({ start_times: [] }),
  'meetings.fixPoll': () => ({ start_time: '2026-12-15T10:00:00Z' }),
  'meetings.updateInvitees': ({ people, ids }, named) => ({
    ...(named === 'removed_ids' ? { removed_ids: [people.PROPERTY_MANAGER.id] } : {}),
    ...(named === 'audiences' ? { audiences: [{ estate_id: ids.estate, role: 'TENANT' }] } : {}),
    ...(named !== 'audiences' && named !== 'removed_ids' && { attendee_ids: [people.TENANT.id] }),
  }),
  'meetings.cancelMeeting': () => ({ reason: 'A test' }),
  'meetings.respondToMeeting': () => ({ status: 'TENTATIVE' }),
  'meetings.recordMeeting': () => ({ attended_ids: [], minutes: 'A test' }),
  'calendar.createEntry': () => ({ title: 'A test', start: '2026-12-15', end: '2026-12-15', all_day: true }),
  'calendar.updateEntry': () => ({ title: 'Another title' }),
  'conversations.updateConversation': () => ({ is_muted: true }),
  'conversations.addParticipants': ({ people }) => ({ user_ids: [people.ESTATE_MANAGER.id] }),
  'conversations.archiveConversations': ({ ids }) => ({ conversation_ids: [ids.conversation] }),
  'conversations.receiveMessages': ({ ids }) => ({ conversations: [{ id: ids.conversation, number: 1 }] }),
  'conversations.editMessage': () => ({ content: 'The water is back' }),
  'conversations.blockPerson': ({ people }) => ({ user_id: people.ESTATE_MANAGER.id }),
  'conversations.reportMessage': () => ({ reason: 'A test' }),
  'conversations.closeReport': () => ({ outcome: 'A test' }),
  'conversations.sendMessage': ({ ids }) => ({ conversation_id: ids.conversation, content: 'Thank you' }),
  'transfers.addBankAccount': ({ ids }) => ({
    estate_id: ids.estate,
    bank_name: 'Zenith Bank',
    account_number: '1012345678',
    account_name: 'Clients',
  }),
  'transfers.updateBankAccount': () => ({ is_retired: true }),
  'transfers.assignLine': ({ ids }) => ({ parts: [{ lease_id: ids.lease, amount: 100 }] }),
  'transfers.dismissLine': () => ({ reason: 'NOT_OURS' }),
  'transfers.unassignLine': () => ({ reason: 'The wrong Okafor' }),
  'transfers.readStatement': ({ ids }) => ({ bank_account_id: ids.bank_account }),
  'evidence.requestBundle': () => ({ title: 'A test', chosen: {} }),
  'reports.saveReportView': ({ ids }) => ({
    ...{ name: 'Roll', asked: { report: 'AGEING', estate_id: ids.estate }, estate_id: ids.estate },
  }),
  'reports.updateReportView': () => ({ every: 'MONTH' }),
  'reports.generateReport': ({ ids }) => ({ report: 'AGEING', estate_id: ids.estate }),
  'users.addPerson': ({ ids }) => ({
    full_name: 'Ada Obi',
    email: 'ada@test.gida.ng',
    role: 'TENANT',
    estate_id: ids.estate,
  }),
  'users.bulkUpdateUsers': ({ ids }) => ({ user_ids: [ids.tenant], updates: { is_active: true } }),
  'users.removeEstate': ({ ids }) => ({ estate_id: ids.estate }),
  'estates.createProperty': ({ ids }) => ({
    estate_id: ids.estate,
    name: 'Block Z',
    address: '14 Freedom Way',
  }),
  'estates.createUnit': ({ ids }) => ({ property_id: ids.property, name: 'Z1' }),
  'estates.bulkCreateUnits': ({ ids }) => ({ units: [{ property_id: ids.property, name: 'Z2' }] }),
  'estates.bulkUpdateUnits': ({ ids }) => ({ units: [{ unit_id: ids.unit, bedrooms: 3 }] }),
  'estates.bulkDeleteUnits': ({ ids }) => ({ unit_ids: [ids.unit] }),
  'refunds.issueRefund': ({ ids }) => ({ transaction_id: ids.payment, amount: 1, reason: 'A test' }),
  'refunds.refundCredit': ({ ids }) => ({
    estate_id: ids.estate,
    tenant_id: ids.tenant,
    reason: 'A test',
    way: 'CASH',
  }),
  'payments.createPayment': ({ ids }) => ({ ...CASH, property_unit_id: ids.unit, tenant_id: ids.tenant }),
  'payments.bulkCreatePayments': ({ ids }, named) => ({
    [named === 'transactions' ? named : 'rows']: [{ ...CASH, property_unit_id: ids.unit }],
  }),
  'payments.previewPayment': ({ ids }) => ({ property_unit_id: ids.unit, tenant_id: ids.tenant }),
  'payments.bankCash': ({ ids }) => ({
    estate_id: ids.estate,
    amount: 1,
    banked_on: '2026-11-20',
    slip: 'SLIP-1',
  }),
  'autopay.saveMethod': ({ ids }) => ({ payment_id: ids.payment, consent: true }),
  'autopay.createInstruction': ({ ids }) => ({
    lease_id: ids.lease,
    method_id: ids.payment_method,
    ...STANDING,
  }),
  'payments.initializePayment': ({ ids }) => ({
    ...{ amount: 5_000, transaction_type: 'RENT_PAYMENT', property_unit_id: ids.unit },
  }),
  'charges.createFee': ({ ids }) => ({
    ...{ estate_id: ids.estate, name: 'Gate fee', transaction_type: 'AGREEMENT_FEE', amount: 100 },
  }),
  'settlements.recordRemittances': ({ ids }) => ({
    ...{ estate_id: ids.estate, owners: [{ landlord_id: ids.landlord, amount: 1 }] },
    ...{ bank_reference: 'FT-2', paid_on: '2026-11-20' },
  }),
  'settlements.sendRemittances': ({ ids }) => ({
    ...{ estate_id: ids.estate, owners: [{ landlord_id: ids.landlord, amount: 1 }] },
  }),
  'settlements.holdRemittance': ({ ids }) => ({
    estate_id: ids.estate,
    landlord_id: ids.landlord,
    note: 'A test',
  }),
  'leases.draftLease': ({ ids }) => ({
    ...{ unit_id: ids.unit, tenant_name: 'Ada Obi', start_date: '2031-01-01', rent_amount: 100 },
  }),
  'collections.sendReminders': ({ ids }) => ({ transaction_ids: [ids.charge] }),
  'collections.previewReminders': ({ ids }) => ({ transaction_ids: [ids.charge] }),
  'invitations.invitePerson': ({ ids }, named) => ({
    ...{ email: `${randomUUID()}@test.gida.ng`, estate_id: ids.estate },
    ...(named === 'unit_ids' && { role: 'PROPERTY_MANAGER' }),
    ...(named === 'property_id' && { role: 'LANDLORD' }),
    ...(named !== 'unit_ids' && named !== 'property_id' && { role: 'TENANT', unit_id: ids.unit }),
  }),
  'invitations.inviteMany': ({ ids }, named) => ({
    ...{ estate_id: ids.estate, role: 'TENANT' },
    ...(named !== 'user_ids' && { rows: [{ email: `${randomUUID()}@test.gida.ng`, unit_id: ids.unit }] }),
  }),
  ...UPKEEP_BODIES,
}

/** A message to an estate, or to named people. */

function announced({ people, ids }: Things, named: string) {
  const to = named === 'user_ids' ? { user_ids: [people.TENANT.id] } : { audience: { estate_id: ids.estate } }
  return { title: 'Light is back', message: 'Since noon', ...to }
}
