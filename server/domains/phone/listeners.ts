import { textReceived } from '../../platform/delivery/events.ts'
import { type AnyListener, listener } from '../../platform/jobs/events.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { answerText } from './texts/answer-text.ts'

const readText = listener({
  name: 'answer_text',
  event: textReceived,
  handle: async (tx, text, { config }) => {
    const isTaken = text.way === 'WHATSAPP' ? config.whatsapp : config.sms?.number
    if (isTaken) await enqueue(tx, answerText, text, { key: `answer_text:${text.provider_id}` })
  },
})

export const phoneListeners: AnyListener[] = [readText]
