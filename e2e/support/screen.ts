import type { Page } from '@playwright/test'

export interface Screen {
  readonly name: string
  /** Where it stands; found out in the bank when the address names something of it. */
  readonly address: string | ((page: Page) => Promise<string>)
  /** What is to be seen once the page shows what it is about, in whatever language. */
  readonly sign: string
  /** What a person does there before the screen is the one meant. */
  readonly act?: (page: Page) => Promise<void>
  /** What he does opens it, whatever the bank then answers. */
  readonly isOpenedByAct?: boolean
  /** A stranger’s screen; otherwise somebody’s who is signed in. */
  readonly isSignedOut?: boolean
  /** Whose screen it is, when not that of the first signatory of two. */
  readonly clientId?: string
  /** It asks the bank for nothing, or for nothing that could be missing. */
  readonly isAlwaysTheSame?: boolean
  /** A phone has another way to it, or none. */
  readonly isOnlyWide?: boolean
}
