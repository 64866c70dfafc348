import { useCallback, useEffect, useRef, useState } from 'react'
import { voice as words } from '#words/voice'
import { toast } from '../../ui/feedback/toast.tsx'

export type Recording = { file: File; seconds: number; url: string }
type Recorder = { recorder: MediaRecorder; stream: MediaStream }

const TYPES = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4']
/** Speech is clear at this bit rate, and three minutes are smaller than a photo. */
const BITS_PER_SECOND = 32_000

/** Without support there is no button. */
export const canRecord = typeof MediaRecorder !== 'undefined' && 'mediaDevices' in navigator

/** Records the microphone, for at most `most` seconds. The recording is kept until it is sent or dropped. */
export function useRecorder(most: number) {
  const running = useRef<Recorder>(undefined)
  /** Number of the latest try: microphone permission granted for an earlier one is ignored. */
  const tries = useRef(0)
  const [seconds, setSeconds] = useState<number | null>(null)
  const [recording, setRecording] = useState<Recording | null>(null)

  const release = useCallback(() => {
    tries.current++
    if (running.current) silence(running.current.stream)
    running.current = undefined
    setSeconds(null)
  }, [])
  useEffect(() => release, [release])
  useEffect(() => () => URL.revokeObjectURL(recording?.url ?? ''), [recording])

  async function start() {
    const nth = ++tries.current
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      if (nth !== tries.current) return silence(stream)
      const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type))
      const recorder = new MediaRecorder(stream, {
        ...(mimeType && { mimeType }),
        audioBitsPerSecond: BITS_PER_SECOND,
      })
      running.current = { recorder, stream }
      listen(recorder)
    } catch {
      if (nth !== tries.current) return
      release()
      toast.error(words.denied)
    }
  }

  function listen(recorder: MediaRecorder) {
    const began = performance.now()
    const elapsed = () => Math.min(most, (performance.now() - began) / 1000)
    const pieces: Blob[] = []
    const ticking = setInterval(() => {
      setSeconds(elapsed())
      if (elapsed() >= most) recorder.stop()
    }, 250)
    recorder.ondataavailable = ({ data }) => pieces.push(data)
    recorder.onstop = () => {
      clearInterval(ticking)
      const file = new File(pieces, 'voice', { type: recorder.mimeType })
      const length = Math.max(1, Math.round(elapsed()))
      if (file.size > 0) setRecording({ file, seconds: length, url: URL.createObjectURL(file) })
      release()
    }
    setSeconds(0)
    recorder.start()
  }

  return {
    /** Null while not recording. */
    seconds,
    recording,
    start: () => void start(),
    stop: () => running.current?.recorder.stop(),
    drop: () => setRecording(null),
  }
}

function silence(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
