import type { Instant } from '@tartip/domain/time/instant'

/** The bank's time. Nothing behind a port reads the computer's clock, so tests and demos move it. */
export interface Clock {
  /** Epoch milliseconds, UTC. */
  now(): Instant
}

/** The source of identifiers; injected so that tests get the same ones each time. */
export interface Ids {
  /** A UUID, version 7 in production: ordered by time, so index pages stay warm. */
  uuid(): string
}
