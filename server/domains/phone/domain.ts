import type { Domain } from '../../platform/domain.ts'
import { phoneListeners } from './listeners.ts'
import { litePages } from './lite/lite-pages.ts'
import { phonePersonalData } from './personal-data.ts'
import { phoneRetention } from './retention.ts'
import { phoneRoutes } from './routes.ts'
import { answerText } from './texts/answer-text.ts'
import { ussdPages } from './ussd/ussd-pages.ts'
import { whatsappPages } from './whatsapp/verify-page.ts'

export const phone: Domain = {
  personalData: phonePersonalData,
  routes: [phoneRoutes],
  pages: [litePages, ussdPages, whatsappPages],
  retention: phoneRetention,
  listeners: phoneListeners,
  jobs: [answerText],
}
