import { conversations as words } from '#words/conversations'
import { Button } from '../../../ui/action/Button.tsx'
import type { useRecorder } from '../use-recorder.ts'
import { VoiceNote } from './VoiceNote.tsx'

/** A voice note within a form: it is recorded, heard or dropped, and goes with the rest. */
export const VoiceField = ({ of }: { of: ReturnType<typeof useRecorder> }) =>
  of.seconds === null && !of.recording ? (
    <Button kind="second" icon="mic" onClick={of.start}>
      {words.voice.record}
    </Button>
  ) : (
    <div className="flex items-center gap-2 rounded-2 border border-line">
      <VoiceNote of={of} />
    </div>
  )
