export { RecurringRevenue } from './parts/RecurringRevenue.tsx'
