import { sql, type Kysely, type Migration } from 'kysely'

/** The reason and time of returned payments, and an index for refused ones. */
export const returnedPayments: Migration = {
  async up(db: Kysely<unknown>) {
    // Of what went back before this nobody has written down why; it went with its session.
    await sql`
      alter table twin.incoming_payment
        add column return_code text, add column returned_at timestamptz`.execute(db)
    await sql`
      update twin.incoming_payment set returned_at = session_at where state = 'RETURNED'`.execute(
      db,
    )
    await sql`
      create index incoming_payment_returned on twin.incoming_payment (returned_at)
        where returned_at is not null`.execute(db)
    await sql`
      create index order_event_refused on twin.order_event (occurred_at)
        where kind = 'REFUSED'`.execute(db)
  },
}
