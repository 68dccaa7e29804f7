import type { SignType } from '@tartip/domain/people/sign-right'

/** Both kinds of Rutoken ask for a PIN where others ask for a code. */
export const usesToken = (signType: SignType): boolean =>
  signType === 'RU_TOKEN_2' || signType === 'RU_TOKEN_S'
