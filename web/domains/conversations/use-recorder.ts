import { MOST_VOICE_SECONDS } from '@gida/contract/domains/conversations/rules'
import { useCallback, useEffect, useRef, useState } from 'react'

export type Recording = { file: File; seconds: number; url: string }
type Recorder = { recorder: MediaRecorder; stream: MediaStream }

const TYPES = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4']
/** Speech is well understood so, and three minutes are less than a photo of a good camera. */
const BITS_PER_SECOND = 32_000

/** Records the microphone, for so many seconds at most. What is heard is kept until it is sent or dropped. */
export function useRecorder(onDenied: () => void, most = MOST_VOICE_SECONDS) {
  const running = useRef<Recorder>(undefined)
  /** The last try: what the person allows after they went away, or pressed once more, records nothing. */
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
      onDenied()
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
    /** Null while nothing is recorded. */
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
