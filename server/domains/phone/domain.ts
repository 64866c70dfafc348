import type { Domain } from '../../platform/domain.ts'
import { phoneListeners } from './listeners.ts'
import { phonePersonalData } from './personal-data.ts'
import { phoneRetention } from './retention.ts'
import { phoneRoutes } from './routes.ts'
import { answerText } from './sms/answer-text.ts'
import { ussdPages } from './ussd/ussd-pages.ts'

export const phone: Domain = {
  personalData: phonePersonalData,
  routes: [phoneRoutes],
  pages: [ussdPages],
  retention: phoneRetention,
  listeners: phoneListeners,
  jobs: [answerText],
}
