import type { Readable } from 'node:stream'
import type {
  AnswerOf,
  BodyOf,
  Endpoint,
  LaterOf,
  ParamsOf,
  QueryOf,
  ShownOf,
} from '@gida/contract/shared/endpoint'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '../access/actor.ts'
import type { Tx } from '../db/db.ts'
import type { Services } from '../services.ts'
import type { UploadedFile } from './bodies/uploads.ts'

type ActorOf<E extends Endpoint> = E['access'] extends 'public' ? null : Actor

export type Call<E extends Endpoint> = {
  actor: ActorOf<E>
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  services: Services
  /** What a call that takes an upload was sent. */
  upload: E extends { upload: { most_files: number } }
    ? UploadedFile[]
    : E extends { upload: object }
      ? UploadedFile
      : undefined
  /** The Idempotency-Key of a call that moves money. */
  key: ActorOf<E> extends null ? undefined : string
  request: {
    address: string
    userAgent: string | null
    headers: FastifyRequest['headers']
    setCookie(cookie: string): void
    raw: Buffer | null
  }
}

/** A handler inside one transaction of the actor (of the system, where the call is public). */
export type Handler<E extends Endpoint> = (tx: Tx, call: Call<E>) => Promise<AnswerOf<E>>
export type MakingHandler<E extends Endpoint> = (
  tx: Tx,
  call: Call<E>,
) => Promise<{ answer: AnswerOf<E>; is_new: boolean }>
/** A handler that speaks to the world between its transactions. */
export type SteppedHandler<E extends Endpoint> = (call: Call<E>) => Promise<AnswerOf<E>>
export type SteppedMakingHandler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<{ answer: AnswerOf<E>; is_new: boolean }>

export type SentFile = {
  /** All of it; or as it is made, where it may be long. */
  bytes: Uint8Array | Readable
  name: string
  content_type: string
  /** Never another one under this address: the browser may keep it for a year. */
  is_kept?: true
}
/** A file; or, where it takes long, what is answered at once in its place. */
export type FileHandler<E extends Endpoint> = (call: Call<E>) => Promise<SentFile | Later<E> | Shown<E>>
type Later<E extends Endpoint> = [LaterOf<E>] extends [never] ? never : { later: LaterOf<E> }
type Shown<E extends Endpoint> = [ShownOf<E>] extends [never] ? never : { shown: ShownOf<E> }

/** Where a browser is sent on to, and the cookie it is given on the way. */
export type SentOn = { to: string; cookie?: string }
export type RedirectHandler<E extends Endpoint> = (call: Call<E>) => Promise<SentOn>

export type Mount = {
  /** One transaction around the whole call: it speaks to the database alone, and is done again where two waited for each other. */
  on<E extends Endpoint>(endpoint: E, handler: Handler<E>): void
  /** The same for what is made at most once: 201 with what was made, 200 with what stood already. */
  make<E extends Endpoint>(endpoint: E, handler: MakingHandler<E>): void
  /** One transaction around the whole call, and one effect per Idempotency-Key: for money that only the books move. */
  once<E extends Endpoint>(endpoint: E, handler: Handler<E>): void
  /** The handler opens its own transactions. A person waits: the provider has to answer within their patience. */
  inSteps<E extends Endpoint>(endpoint: E, handler: SteppedHandler<E>): void
  /** The same for what is made at most once. */
  makeInSteps<E extends Endpoint>(endpoint: E, handler: SteppedMakingHandler<E>): void
  /** Answers with a file. */
  file<E extends Endpoint>(endpoint: E, handler: FileHandler<E>): void
  /** Sends a browser on. */
  redirect<E extends Endpoint>(endpoint: E, handler: RedirectHandler<E>): void
  readonly mounted: ReadonlySet<Endpoint>
}
