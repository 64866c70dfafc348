import type { voice as english } from '../en/voice.ts'
import type { Words } from '../words.ts'

export const voice = {
  record: 'Record voice note',
  recording: (time: string) => `E dey record, ${time}`,
  ready: (time: string) => `Voice note, ${time}`,
  stop: 'Stop recording',
  play: (time: string) => `Play the voice note, ${time}`,
  pause: 'Pause',
  drop: 'Delete the recording',
  send: 'Send the voice note',
  denied: 'We no fit use the microphone. Allow am for your browser settings.',
} satisfies Words<typeof english>
