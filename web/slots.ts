import { ReportFiles, ReportShelves } from './domains/analytics/index.ts'
import { PhonePin } from './domains/auth/index.ts'
import { WaysByTransfer } from './domains/charges/index.ts'
import { OriginOfDocument, SigningOf } from './domains/documents/index.ts'
import {
  AskAbout,
  CallMeeting,
  DocumentsOf,
  EstateFund,
  EstateMoney,
  EstateNeeds,
  FeesTab,
  LandlordPayoutsTab,
  PhoneUse,
  PropertyPayments,
  RemindersTab,
  VacantUnit,
} from './domains/estates/index.ts'
import {
  BundleOfLease,
  ConditionOfLease,
  HoldOfLease,
  NoticesOfLease,
  PapersOfLease,
} from './domains/leases/index.ts'
import { AssetOfRequest, WorkOnRequest } from './domains/maintenance/index.ts'
import {
  DisputeOfPayment,
  PaidReceipt,
  PaymentsReport,
  RefundsOfPayment,
  TenantAccount,
} from './domains/payments/index.ts'
import { HistoryOf } from './domains/users/index.ts'
import { AssetOfOrder, OrderCosts } from './domains/work-orders/index.ts'

/** Fills the slots that earlier domains declare with components of later domains. */
export function fillSlots(): void {
  for (const place of [AssetOfRequest, AssetOfOrder])
    place.fill(async () => (await import('./domains/assets/parts/NamedAsset.tsx')).NamedAsset)
  OrderCosts.fill(async () => (await import('./domains/bills/parts/OrderCosts.tsx')).OrderCosts)
  AskAbout.fill(async () => (await import('./domains/conversations/parts/AskAbout.tsx')).AskAbout)
  DocumentsOf.fill(async () => (await import('./domains/documents/parts/DocumentsOf.tsx')).DocumentsOf)
  SigningOf.fill(async () => (await import('./domains/signing/parts/SignaturesCard.tsx')).SignaturesCard)
  HistoryOf.fill(async () => (await import('./domains/audit/parts/HistoryOf.tsx')).HistoryOf)
  CallMeeting.fill(async () => (await import('./domains/meetings/parts/CallMeeting.tsx')).CallMeeting)
  VacantUnit.fill(async () => (await import('./domains/applications/parts/PublishUnit.tsx')).PublishUnit)
  PropertyPayments.fill(async () => (await import('./domains/payments/parts/PaymentsOf.tsx')).PaymentsOf)
  ConditionOfLease.fill(
    async () => (await import('./domains/inspections/parts/ReportsOfLease.tsx')).ReportsOfLease,
  )
  HoldOfLease.fill(async () => (await import('./domains/admin/parts/HoldOfLease.tsx')).HoldOfLease)
  NoticesOfLease.fill(async () => (await import('./domains/notices/parts/NoticesOfLease.tsx')).NoticesOfLease)
  PapersOfLease.fill(async () => (await import('./domains/templates/parts/PapersOfLease.tsx')).PapersOfLease)
  BundleOfLease.fill(async () => (await import('./domains/evidence/parts/BundleOfLease.tsx')).BundleOfLease)
  OriginOfDocument.fill(
    async () => (await import('./domains/templates/parts/OriginOfDocument.tsx')).OriginOfDocument,
  )
  EstateMoney.fill(async () => (await import('./domains/analytics/parts/EstateMoney.tsx')).EstateMoney)
  EstateNeeds.fill(async () => (await import('./domains/analytics/parts/EstateNeeds.tsx')).EstateNeeds)
  EstateFund.fill(async () => (await import('./domains/books/parts/EstateFund.tsx')).EstateFund)
  FeesTab.fill(async () => (await import('./domains/charges/parts/FeeSchedule.tsx')).FeeSchedule)
  RemindersTab.fill(
    async () => (await import('./domains/collections/settings/RemindersTab.tsx')).RemindersTab,
  )
  LandlordPayoutsTab.fill(
    async () => (await import('./domains/settlements/settings/LandlordPayoutsTab.tsx')).LandlordPayoutsTab,
  )
  PhonePin.fill(async () => (await import('./domains/phone/parts/PhonePinCard.tsx')).PhonePinCard)
  PhoneUse.fill(async () => (await import('./domains/phone/parts/PhoneUseCard.tsx')).PhoneUseCard)
  WaysByTransfer.fill(async () => (await import('./domains/transfers/parts/PayByTransfer.tsx')).PayByTransfer)
  TenantAccount.fill(
    async () => (await import('./domains/books/parts/TenantAccountView.tsx')).TenantAccountView,
  )
  PaidReceipt.fill(async () => (await import('./domains/receipts/parts/PaidReceipt.tsx')).PaidReceipt)
  DisputeOfPayment.fill(
    async () => (await import('./domains/refunds/parts/PaymentDispute.tsx')).PaymentDispute,
  )
  PaymentsReport.fill(async () => (await import('./domains/reports/parts/PaymentsReport.tsx')).PaymentsReport)
  ReportShelves.fill(async () => (await import('./domains/reports/parts/ReportShelves.tsx')).ReportShelves)
  ReportFiles.fill(async () => (await import('./domains/reports/parts/ReportFiles.tsx')).ReportFiles)
  WorkOnRequest.fill(
    async () => (await import('./domains/work-orders/parts/WorkOnRequest.tsx')).WorkOnRequest,
  )
  RefundsOfPayment.fill(
    async () => (await import('./domains/refunds/parts/PaymentRefunds.tsx')).RefundSummary,
  )
}
