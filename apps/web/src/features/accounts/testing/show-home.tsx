import { screen } from '@testing-library/react'
import { contractOf, personOf } from '../../../testing/person.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { HomeRoute } from '../home/home-route.tsx'

type SignRight = ReturnType<typeof contractOf>['userContractAttributes']['signRight']

/** Home as somebody with this right sees it. */
export const showHome = (signRight: SignRight = 'FIRST', language: 'ru' | 'ky' | 'en' = 'ru') =>
  renderInApp(<HomeRoute />, {
    me: personOf({ currentContract: contractOf({ userContractAttributes: { signRight } }) }),
    namespaces: ['accounts', 'lists'],
    language,
  })

/** A part of the page by its heading, when it has come. */
export const region = (name: string) => screen.findByRole('region', { name })
