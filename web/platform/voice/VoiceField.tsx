import { voice as words } from '#words/voice'
import { Button } from '../../ui/action/Button.tsx'
import type { useRecorder } from './use-recorder.ts'
import { VoiceNote } from './VoiceNote.tsx'

/** Records a voice note as part of a form. */
export const VoiceField = ({ of }: { of: ReturnType<typeof useRecorder> }) =>
  of.seconds === null && !of.recording ? (
    <Button kind="second" icon="mic" onClick={of.start}>
      {words.record}
    </Button>
  ) : (
    <div className="flex items-center gap-2 rounded-2 border border-line">
      <VoiceNote of={of} />
    </div>
  )
