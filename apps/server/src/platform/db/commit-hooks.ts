import type { QueryExecutor } from 'kysely'
import type { Db } from './db.ts'

/*
 * Events leave only after COMMIT. Which channels have something new is noted on the transaction's
 * executor (one object under every `withTables`) and is forgotten with it when it rolls back.
 */
const channelsOfTransaction = new WeakMap<QueryExecutor, Set<string>>()
type Listeners = Map<string, Set<() => void>>
const listenersOfDb = new WeakMap<QueryExecutor, Listeners>()

/** Commits through `other` are reported to those who listen to `db`. */
export function shareListeners(db: Db, other: Db): void {
  listenersOfDb.set(other.getExecutor(), listenersOf(db))
}

function listenersOf(db: Db): Listeners {
  const listeners = listenersOfDb.get(db.getExecutor()) ?? new Map<string, Set<() => void>>()
  listenersOfDb.set(db.getExecutor(), listeners)
  return listeners
}

/** Notes that this transaction has something for the listeners of a channel once it has committed. */
export function wakeAfterCommit(tx: Db, channel: string): void {
  const channels = channelsOfTransaction.get(tx.getExecutor()) ?? new Set<string>()
  channelsOfTransaction.set(tx.getExecutor(), channels.add(channel))
}

/** Calls the listener after each commit of this process that had something for the channel. */
export function onCommitted(db: Db, channel: string, listener: () => void): () => void {
  const byChannel = listenersOf(db)
  const listeners = byChannel.get(channel) ?? new Set<() => void>()
  byChannel.set(channel, listeners.add(listener))
  return () => listeners.delete(listener)
}

/** The channels noted on a transaction; called by `transaction.ts` when it has committed. */
export function notifyCommitted(db: Db, transaction: QueryExecutor): void {
  notifyChannels(db, channelsOfTransaction.get(transaction) ?? [])
}

/** Wakes the listeners of channels whose news has just been committed. */
export function notifyChannels(db: Db, channels: Iterable<string>): void {
  const byChannel = listenersOfDb.get(db.getExecutor())
  for (const channel of channels) {
    for (const listener of byChannel?.get(channel) ?? []) listener()
  }
}
