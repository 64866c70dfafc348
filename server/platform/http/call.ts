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
  /** The files of a call that accepts uploads. */
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

/** A handler inside one transaction of the actor (system for public calls). */
export type Handler<E extends Endpoint> = (tx: Tx, call: Call<E>) => Promise<AnswerOf<E>>
export type MakingHandler<E extends Endpoint> = (
  tx: Tx,
  call: Call<E>,
) => Promise<{ answer: AnswerOf<E>; is_new: boolean }>
/** A handler that talks to external services between its transactions. */
export type SteppedHandler<E extends Endpoint> = (call: Call<E>) => Promise<AnswerOf<E>>
export type SteppedMakingHandler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<{ answer: AnswerOf<E>; is_new: boolean }>

export type SentFile = {
  /** Complete bytes, or a stream if it may be long. */
  bytes: Uint8Array | Readable
  name: string
  content_type: string
  /** The content at this address never changes: the browser may cache it for a year. */
  is_kept?: true
}
/** Returns a file; if it takes long, an immediate response instead. */
export type FileHandler<E extends Endpoint> = (call: Call<E>) => Promise<SentFile | Later<E> | Shown<E>>
type Later<E extends Endpoint> = [LaterOf<E>] extends [never] ? never : { later: LaterOf<E> }
type Shown<E extends Endpoint> = [ShownOf<E>] extends [never] ? never : { shown: ShownOf<E> }

/** A redirect, and the cookie set with it. */
export type SentOn = { to: string; cookie?: string }
export type RedirectHandler<E extends Endpoint> = (call: Call<E>) => Promise<SentOn>

export type Mount = {
  /** One transaction around the whole call: database only, and retried after a deadlock. */
  on<E extends Endpoint>(endpoint: E, handler: Handler<E>): void
  /** The same for idempotent creation: 201 if created, 200 if it existed. */
  make<E extends Endpoint>(endpoint: E, handler: MakingHandler<E>): void
  /** One transaction, with one effect per Idempotency-Key: for money that moves only in the ledger. */
  once<E extends Endpoint>(endpoint: E, handler: Handler<E>): void
  /** The handler opens its own transactions. A person waits, so provider calls get a short deadline. */
  inSteps<E extends Endpoint>(endpoint: E, handler: SteppedHandler<E>): void
  /** The same for idempotent creation. */
  makeInSteps<E extends Endpoint>(endpoint: E, handler: SteppedMakingHandler<E>): void
  /** Responds with a file. */
  file<E extends Endpoint>(endpoint: E, handler: FileHandler<E>): void
  /** Responds with a redirect. */
  redirect<E extends Endpoint>(endpoint: E, handler: RedirectHandler<E>): void
  readonly mounted: ReadonlySet<Endpoint>
}
