import { globSync, readFileSync } from 'node:fs'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { RecordRevenue } from './domains/admin/forms/RecordRevenue.tsx'
import { ApproveForm } from './domains/applications/forms/ApproveForm.tsx'
import { PublishForm } from './domains/applications/forms/PublishForm.tsx'
import { PlanForm } from './domains/assets/forms/PlanForm.tsx'
import { checkPlan, newPlanValues, type PlanValues } from './domains/assets/forms/plan-values.ts'
import { AutopayForm } from './domains/autopay/forms/AutopayForm.tsx'
import { BillForm as VendorBillForm } from './domains/bills/forms/BillForm.tsx'
import { PayAdvanceForm } from './domains/bills/forms/PayAdvanceForm.tsx'
import { BankBalanceForm } from './domains/books/forms/BankBalanceForm.tsx'
import { BillForm } from './domains/books/forms/BillForm.tsx'
import { BudgetForm } from './domains/books/forms/BudgetForm.tsx'
import { ExpenseForm } from './domains/books/forms/ExpenseForm.tsx'
import { FeeForm } from './domains/charges/forms/FeeForm.tsx'
import { WaiveCharge } from './domains/charges/forms/WaiveCharge.tsx'
import { PromiseForm } from './domains/collections/forms/PromiseForm.tsx'
import { RemindersTab } from './domains/collections/settings/RemindersTab.tsx'
import { ProposeDeductions } from './domains/deposits/forms/ProposeDeductions.tsx'
import { RecordPartReturn, RecordReturn } from './domains/deposits/forms/RecordReturn.tsx'
import { estate, property, unit } from './domains/estates/examples.ts'
import { AddUnitsForm } from './domains/estates/forms/AddUnitsForm.tsx'
import { ChangeRentsForm } from './domains/estates/forms/ChangeRentsForm.tsx'
import { QuickCreateForm } from './domains/estates/forms/QuickCreateForm.tsx'
import { TypeRentsForm } from './domains/estates/forms/TypeRentsForm.tsx'
import { UnitForm } from './domains/estates/forms/UnitForm.tsx'
import { LateFeesTab } from './domains/estates/settings/LateFeesTab.tsx'
import { BundleForm } from './domains/evidence/forms/BundleForm.tsx'
import { DeductionForm } from './domains/inspections/forms/DeductionForm.tsx'
import { type QuoteDraft, QuoteForm } from './domains/law/forms/QuoteForm.tsx'
import { AssignTenantForm } from './domains/leases/forms/AssignTenantForm.tsx'
import { charge, paymentDetail } from './domains/payments/examples.ts'
import { BankCash } from './domains/payments/forms/BankCash.tsx'
import { ChooseCharges } from './domains/payments/forms/ChooseCharges.tsx'
import { RecordForm } from './domains/payments/forms/RecordForm.tsx'
import type { PaymentDraft } from './domains/payments/payment-draft.ts'
import { RefundCredit } from './domains/refunds/forms/RefundCredit.tsx'
import { RefundSheet } from './domains/refunds/forms/RefundSheet.tsx'
import { PriceForm } from './domains/subscriptions/forms/AnnounceForms.tsx'
import { CreditForm } from './domains/subscriptions/forms/CreditForm.tsx'
import { PlanForm as PricePlanForm } from './domains/subscriptions/forms/PlanForm.tsx'
import type { TypedValue } from './domains/templates/forms/typed-values.ts'
import { ValueField } from './domains/templates/forms/ValueField.tsx'
import { AssignLine } from './domains/transfers/forms/AssignLine.tsx'
import { LimitsSheet } from './domains/work-orders/forms/LimitsForm.tsx'
import { MaterialFields } from './domains/work-orders/forms/MaterialFields.tsx'
import { NewOrderForm } from './domains/work-orders/forms/NewOrderForm.tsx'
import { EMPTY_MATERIAL, newPrice, type PriceValues } from './domains/work-orders/forms/price-values.ts'
import { WriteQuoteForm } from './domains/work-orders/forms/WriteQuoteForm.tsx'
import { useFields } from './platform/forms/use-save.ts'
import { answerWith, asked, openAlone, openAs } from './testing.tsx'
import { onScreen } from './ui/testing.ts'

/** Types by keys, without a pause between them. */
const hand = userEvent.setup({ delay: null })
const nothing = () => {}
const some = (value: unknown) => value as never
const lateFee = { kind: 'FLAT', amount: 5_000_000, grace_days: 7, repeat: 'ONCE', cap: null }
const rule = { is_on: true, days: [0], channels: ['email'], sms_price: 500, sms_daily_limit: 100_000 }
const lease = {
  ...{ id: 'l1', unit_name: 'Flat B4', tenant_name: 'Aisha Bello', status: 'ACTIVE', charges: [] },
  ...{ start_date: '2025-12-01', end_date: '2026-11-30', frequency: 'YEARLY', instalments: 1 },
  ...{ rent_amount: 120_000_000, service_charge: 1_000_000, caution_deposit: 0 },
}
const costs = { order_id: 'o', approved: 120_000_000, billed: 0, quote_lines: [], quoted_deposit: 4_500_000 }
const preview = {
  ...{ tenant_name: 'Aisha Bello', unit_label: 'Flat B4', landlord_name: null },
  ...{ charges: [], surplus: 0, cash_receivers: [] },
}

const item = { room: 'Kitchen', name: 'Worktop', kind: 'ITEM', condition: 'POOR', words: 'Burnt' }

function Materials() {
  const { control } = useFields<PriceValues>({ ...newPrice('o'), materials: [EMPTY_MATERIAL] })
  return <MaterialFields control={control} />
}

function PaperValue() {
  const [value, setValue] = useState<TypedValue>()
  const fine = { key: 'fine', label: 'Fine', type: 'money' as const }
  return <ValueField of={fine} isMissing value={value} onChange={setValue} />
}

function NewPlan() {
  const form = useFields<PlanValues>(newPlanValues('a'), checkPlan)
  const saving = { save: form.handleSubmit(nothing), refusal: undefined, isSaving: false }
  return <PlanForm form={form} saving={saving} estateId={undefined} hasMeter={false} />
}

/** Every form with amounts, each by the file in which its fields stand, and how many fields there are. */
const FORMS: Record<string, [count: number, form: () => ReactNode]> = {
  'applications/forms/ApproveForm': [
    5,
    () => (
      <ApproveForm
        application={some({
          id: 'a',
          full_name: 'Ada',
          unit_id: 'u',
          unit_name: 'B4',
          move_in_date: '2026-01-01',
        })}
        onClose={nothing}
        onDone={nothing}
      />
    ),
  ],
  'applications/forms/PublishForm': [
    2,
    () => <PublishForm isPublished={false} unitId="u" listing={undefined} onClose={nothing} />,
  ],
  'assets/forms/PlanForm': [1, () => <NewPlan />],
  'bills/forms/BillForm': [1, () => <VendorBillForm costs={some(costs)} onClose={nothing} />],
  'bills/forms/SentFields': [2, () => <PayAdvanceForm costs={some(costs)} onClose={nothing} />],
  'admin/forms/RecordRevenue': [1, () => <RecordRevenue onClose={nothing} />],
  'books/forms/BankBalanceForm': [1, () => <BankBalanceForm estateId="e" onDone={nothing} />],
  'books/forms/BudgetForm': [1, () => <BudgetForm estateId="e" year={2026} onDone={nothing} />],
  'books/forms/BillForm': [1, () => <BillForm estateId="e" onDone={nothing} />],
  'books/forms/ExpenseForm': [1, () => <ExpenseForm estateId="e" onDone={nothing} />],
  'collections/forms/PromiseForm': [
    1,
    () => <PromiseForm debtor={some({ id: 'd', arrears: 120_000_000 })} onClose={nothing} />,
  ],
  'collections/settings/RemindersTab': [2, () => <RemindersTab estate={estate()} />],
  'evidence/forms/BundleForm': [1, () => <BundleForm leaseId="l" name="Flat B4" choices={[]} />],
  'deposits/forms/DeductionFields': [1, () => <ProposeDeductions deposit={some(deposit)} onDone={nothing} />],
  'deposits/forms/RecordReturn': [
    2,
    () => (
      <>
        <RecordReturn deposit={some(deposit)} />
        <RecordPartReturn deposit={some(deposit)} />
      </>
    ),
  ],
  'estates/forms/AddUnitsForm': [2, () => <AddUnitsForm property={property()} onAdded={nothing} />],
  'estates/forms/HowRentsChange': [1, () => <ChangeRentsForm units={[unit()]} onChanged={nothing} />],
  'estates/forms/QuickCreateForm': [1, () => <QuickCreateForm onCreated={nothing} />],
  'estates/forms/TypeRentsForm': [1, () => <TypeRentsForm units={[unit()]} onChanged={nothing} />],
  'estates/forms/UnitForm': [3, () => <UnitForm unit={unit()} onSaved={nothing} />],
  'inspections/forms/DeductionForm': [
    1,
    () => <DeductionForm inspectionId="i" row={some({ item, deduction: null })} onClose={nothing} />,
  ],
  'estates/settings/LateFeesTab': [
    2,
    () => <LateFeesTab estate={estate({ settings: some({ late_fee: lateFee }) })} />,
  ],
  'law/forms/QuoteForm': [6, () => <Quote />],
  'leases/forms/TermsFields': [5 + 1, () => <AssignTenantForm unit={unit()} onAssigned={nothing} />],
  'payments/forms/BankCash': [
    1,
    () => <BankCash cash={some({ holder_name: 'Ngozi', amount: 120_000_000 })} onClose={nothing} />,
  ],
  'payments/forms/ChooseCharges': [1, () => <Part />],
  'charges/forms/FeeForm': [
    1,
    () => <FeeForm estateId="e" fee={some({ name: 'Agency', kind: 'FIXED', amount: 1 })} onDone={nothing} />,
  ],
  'charges/forms/WaiveCharge': [1, () => <WaiveCharge charge={charge()} kind="WAIVER" onDone={nothing} />],
  'payments/forms/RecordFields': [
    1,
    () => <RecordForm home={{ property_unit_id: 'u', tenant_id: 't' }} first={some(preview)} />,
  ],
  'refunds/forms/RefundCredit': [
    1,
    () => <RefundCredit of={some({})} tenantName="Aisha Bello" most={1_500_000} onClose={nothing} />,
  ],
  'refunds/forms/RefundSheet': [1, () => <RefundSheet payment={paymentDetail()} onClose={nothing} />],
  'autopay/forms/AutopayForm': [
    1,
    () => (
      <AutopayForm home={{ lease_id: 'l1', name: 'Flat B4' }} money={some({ methods: [], charges: [] })} />
    ),
  ],
  'subscriptions/forms/AnnounceForms': [
    1,
    () => <PriceForm of={some({ id: 'p', name: 'Estate', unit_price: 50_000 })} onClose={nothing} />,
  ],
  'subscriptions/forms/CreditForm': [
    1,
    () => (
      <CreditForm
        of={some({ id: 'i', number: 'INV-1', total: 500_000_000, credit_notes: 0 })}
        onClose={nothing}
      />
    ),
  ],
  'subscriptions/forms/PlanForm': [1, () => <PricePlanForm onClose={nothing} />],
  'templates/forms/ValueField': [1, () => <PaperValue />],
  'transfers/forms/PartsField': [
    2,
    () => <AssignLine line={some({ id: 'b', amount: 120_000_000 })} onOpenChange={nothing} />,
  ],
  'work-orders/forms/LimitsForm': [
    3,
    () => (
      <LimitsSheet
        estate={{ id: 'e', name: 'Palmgrove Court' }}
        limits={some({ agent_limit: 1, manager_limit: 2, manager_quotes: 2, emergency_limit: 1 })}
        onClose={nothing}
      />
    ),
  ],
  'work-orders/forms/OrderFields': [1, () => <NewOrderForm />],
  'work-orders/forms/WriteQuoteForm': [
    4,
    () => <WriteQuoteForm order={some({ number: 1 })} offers={[]} onClose={nothing} />,
  ],
  'work-orders/forms/MaterialFields': [1, () => <Materials />],
}
/** These stand within a form above, or are opened by their address. */
const ELSEWHERE: Record<string, string> = {
  'leases/forms/RentFields': 'leases/forms/TermsFields',
  'leases/pages/RenewLeasePage': '/dashboard/leases/l1/renew',
}

const deposit = {
  ...{
    id: 'd',
    held: 120_000_000,
    outstanding: 0,
    to_arrears: 0,
    to_return: 1,
    uncontested: 1,
    note: null,
    account: null,
  },
  deductions: [{ id: 'x', reason: 'Broken window', amount: 4_500_000, evidence: [] }],
}

function Quote() {
  const [draft, setDraft] = useState<QuoteDraft>({ payer: 'PERSON', frequency: 'YEARLY' })
  return <QuoteForm value={draft} onChange={setDraft} />
}

function Part() {
  const [draft, change] = useState<PaymentDraft>({})
  const home = { unit_id: 'u', name: 'B4', place: 'B4', owed: [charge()], ahead: [] }
  const pay = {
    draft,
    change,
    home,
    homes: [home],
    chosen: [charge()],
    total: 120_000_000,
    problem: undefined,
  }
  return <ChooseCharges pay={some(pay)} opensPart={false} />
}

async function open(form: () => ReactNode) {
  await openAlone(form)
}

const fields = () =>
  screen
    .queryAllByRole<HTMLInputElement>('textbox')
    .filter((box) => box.previousElementSibling?.textContent === '₦' && !box.disabled)

const EMPTY = { data: [], pagination: { page: 1, limit: 20, total: 0, totalPages: 0 } }
const answers = () =>
  answerWith({
    [`GET /payments/${paymentDetail().id}/refund-preview`]: {
      most: 120_000_000,
      by_provider: true,
      shares: [],
    },
    [`GET /estates/${estate().id}/reminder-rule`]: rule,
    'GET /leases/l1': lease,
    'GET /onboarding/units/u/listing': { listing: null },
    'GET /transfers/lines/b/tenancies': EMPTY,
  })

async function types(box: HTMLInputElement, text: string): Promise<void> {
  await hand.clear(box)
  await hand.type(box, text)
  expect(box.value).toBe(text)
  await hand.tab()
}

/** What every field must do with what people type: shown as typed, then what the form has taken from it. */
async function holds(box: HTMLInputElement): Promise<void> {
  await types(box, '1500.50')
  expect(box.value).toBe('1,500.50')
  // The field is entered again: what stands in it is selected, and goes.
  box.focus()
  await hand.keyboard('1.2m')
  expect(box.value).toBe('1.2m')
  await hand.tab()
  expect(box.value).toBe('1,200,000.00')
  await types(box, 'N850,000')
  expect(box.value).toBe('850,000.00')
  await types(box, '1.2.3')
  expect(box.value).toBe('1.2.3')
  const note = document.getElementById(box.getAttribute('aria-describedby') ?? '')
  expect(note?.textContent).toMatch(/two decimals at most/)
}

vi.setConfig({ testTimeout: 30_000 }) // some forms have six amounts, and each key draws them all

describe('every form with an amount', () => {
  onScreen('desk')

  it('is in this table', () => {
    const files = globSync('domains/**/*.tsx', { cwd: import.meta.dirname })
      .filter((file) => /<(?:Form)?MoneyField\b/.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')))
      .map((file) => file.replaceAll('\\', '/').replace(/^domains\/|\.tsx$/g, ''))
    expect(files.sort()).toEqual([...Object.keys(FORMS), ...Object.keys(ELSEWHERE)].sort())
  })

  it.each(Object.entries(FORMS))('keeps what is typed: %s', async (name, [count, form]) => {
    answers()
    await open(form)
    if (name.endsWith('PartsField'))
      await hand.click(screen.getByRole('button', { name: /several|part|split/i }))
    await waitFor(() => expect(fields()).toHaveLength(count))
    for (const box of fields()) await holds(box)
  })

  it('keeps what is typed: leases/pages/RenewLeasePage', async () => {
    answers()
    await openAs('ESTATE_MANAGER', '/dashboard/leases/l1/renew')
    await waitFor(() => expect(fields()).toHaveLength(3))
    for (const box of fields()) await holds(box)
  })

  it.each([
    'collections/forms/PromiseForm',
    'deposits/forms/DeductionFields',
    'deposits/forms/RecordReturn',
    'estates/forms/UnitForm',
    'estates/settings/LateFeesTab',
    'payments/forms/BankCash',
    'payments/forms/RecordFields',
  ])('sends the amount that was typed, and nothing while it cannot be read: %s', async (name) => {
    answers()
    const [, form] = FORMS[name] ?? []
    if (!form) throw new Error(name)
    await open(form)
    await waitFor(() => expect(fields()).not.toEqual([]))
    for (const box of screen.queryAllByRole<HTMLInputElement>('textbox'))
      if (/reference|slip/i.test(box.labels?.[0]?.textContent ?? '')) await hand.type(box, 'NIP 4711')
    const changes = () => asked.filter(({ method, path }) => method !== 'GET' && !path.endsWith('/preview'))
    const press = () => fireEvent.submit(document.querySelector('form') as HTMLFormElement)

    for (const box of fields()) await types(box, '12..')
    press()
    expect(await screen.findAllByText(/two decimals at most/)).toHaveLength(fields().length)
    expect(changes()).toEqual([])
    for (const box of fields()) await types(box, '1500.50')
    press()
    await waitFor(() => expect(JSON.stringify(changes())).toContain(':150050'))
  })
})
