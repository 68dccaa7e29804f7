/** A start that cannot succeed for a reason a person can do something about: one sentence, no stack. */
export class StartRefusal extends Error {
  override name = 'StartRefusal'
}
