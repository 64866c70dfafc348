import type { Domain } from '../../platform/domain.ts'
import { billsPersonalData } from './personal-data.ts'
import { billRoutes } from './routes.ts'

export const bills: Domain = {
  personalData: billsPersonalData,
  routes: [billRoutes],
}
