import type { Domain } from '../../platform/domain.ts'
import { phoneListeners } from './listeners.ts'
import { phonePersonalData } from './personal-data.ts'
import { phoneRoutes } from './routes.ts'
import { answerText } from './sms/answer-text.ts'

export const phone: Domain = {
  personalData: phonePersonalData,
  routes: [phoneRoutes],
  listeners: phoneListeners,
  jobs: [answerText],
}
