import { StartRefusal } from '../start-refusal.ts'

/** PostgreSQL's insufficient_privilege. */
const insufficientPrivilege = '42501'

/**
 * One sentence for a database user who may not do what the migrations do; an error of another kind
 * comes back as it is.
 */
export function lackingRight(error: unknown): unknown {
  const refused = causesOf(error).find(
    cause => 'code' in cause && cause.code === insufficientPrivilege,
  )
  if (refused === undefined) return error
  return new StartRefusal(
    `The user of DATABASE_URL lacks a right (${refused.message}): it must be allowed to create roles and, in this database, schemas ("alter role … createrole", "grant create on database … to …").`,
    { cause: error },
  )
}

/** The error and what caused it, the outermost first. */
function causesOf(error: unknown): readonly Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : []
}
