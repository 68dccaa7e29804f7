import { expect, test } from 'vitest'
import { streebog } from './streebog.ts'

const hexadecimal = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')
const digits = Buffer.from('0123456789'.repeat(7).slice(0, 63))
/** «Се ветри, Стрибожи внуци, веютъ с моря стрелами на храбрыя плъкы Игоревы» in windows-1251. */
const poem = Buffer.from(
  'd1e520e2e5f2f0e82c20d1f2f0e8e1eee6e820e2edf3f6e82c20e2e5fef2fa20f120eceef0ff20f1f2f0e5ebe0ece8' +
    '20ede020f5f0e0e1f0fbff20efebfaeafb20c8e3eef0e5e2fb',
  'hex',
)

test.each([
  [
    512,
    digits,
    '1b54d01a4af5b9d5cc3d86d68d285462b19abc2475222f35c085122be4ba1ffa' +
      '00ad30f8767b3a82384c6574f024c311e2a481332b08ef7f41797891c1646f48',
  ],
  [256, digits, '9d151eefd8590b89daa6ba6cb74af9275dd051026bb149a452fd84e5e57b5500'],
  [
    512,
    poem,
    '1e88e62226bfca6f9994f1f2d51569e0daf8475a3b0fe61a5300eee46d961376' +
      '035fe83549ada2b8620fcd7c496ce5b33f0cb9dddc2b6460143b03dabac9fb28',
  ],
  [256, poem, '9dd2fe4e90409e5da87f53976d7405b0c0cac628fc669a741d50063c557e8f50'],
] as const)('the digest of %i bits is that of RFC 6986, section 10', (bits, bytes, digest) => {
  expect(hexadecimal(streebog(bits, bytes))).toBe(digest)
})

/** Made with OpenSSL's GOST engine: `openssl dgst -md_gost12_256` over so many letters. */
test.each([
  [
    0,
    '3f539a213e97c802cc229d474c6aa32a825a360b2a933a949fd925208d9ce1bb',
    '8e945da209aa869f0455928529bcae4679e9873ab707b55315f56ceb98bef0a7',
  ],
  [
    1,
    'a2bbd7d298cae810287eb234dd0fbcac7ef16c1299a96d06bab6c23471230b37',
    '628df7e3e90610c6f81308cb46bc1e779076227e0f6c84ec9887e9f3879764f9',
  ],
  [
    31,
    'e3f27f41dc69558713baf6e1ebe83b5d8a2f3d53faa2c96f5f493d028748be1f',
    'a7e98d74cf0aa14c700d69c564f19025709bad0fe3316bb41cf2e1e50cd690df',
  ],
  [
    32,
    'cb2117b66b2574f1c7c745d70cb0cf7728eb7b623be1c09a9b725d330080ecd9',
    'ea78115d77efa0b0ccb606a0d39244d219031f6bae696f8e6ff9cd0a2cc59645',
  ],
  [
    63,
    'f8eb6899b91816f6e8e530df4bae028052e883ff526a6ff5458fb5fdf9c0689e',
    '0cec3af52f022da9d52886e1af1b6ffae712b2c492788f93086b895b9cb89410',
  ],
  [
    64,
    'd3e3fd952ab5799cf10a3f78532664c82ee4441d7511ea188cff9d0e77899e2a',
    'bbd637aa8724b18c19664c4897c8e931ac9537c6727589b4cf0fdbc89a96b390',
  ],
  [
    65,
    'fada862f81c5b109848699d2c0507b9b255247516fbd4921f6d6a898cba384d2',
    '077ee793dcaea138853e3d6bf6ee3bbce924d8ff4a2e02a35d4382eeef3b462a',
  ],
  [
    127,
    '65f562503599798e266e534577afdd88b3af1d6f26b203d6da67e3749b71c66e',
    'abcc77f940f5213254cdf7fb83255f2d620dcadf39d8f571ebbf9c921ebb3a2e',
  ],
  [
    128,
    'cc7039ece11c50f823e040e42b125bdd0b8c023c3e303fbfe53993ff8e140368',
    'f1420761c36fdd066f1d07501e9b0c04cca05ada17372363309e0e73fb494492',
  ],
  [
    129,
    '9b91aa673c84ec45f9a43b22689d7f0ac3b02582ae8f42d69662eb9b4a7bfd95',
    '55420421246769f900d9c1422fec4efe753c18c009ca342415ca6d5299ebc831',
  ],
  [
    1000,
    '8b4226a19cbc2407457776e3b2756750968fb23175a3ea8ae86808c79688e427',
    'cc8cc7be22df59eea5fd9ee8e4005609c979088f114433af07f16be45b149e19',
  ],
])(
  '%i bytes, around the edges of a block, have the digest that OpenSSL gives',
  (length, short, long) => {
    const bytes = Uint8Array.from({ length }, (_each, at) => (at * 7 + 3) % 256)
    expect(hexadecimal(streebog(256, bytes))).toBe(short)
    expect(hexadecimal(streebog(512, bytes)).slice(0, 64)).toBe(long)
  },
)

test('a block of the largest bytes carries over every place of the sum', () => {
  const digest = hexadecimal(streebog(256, new Uint8Array(640).fill(255)))
  expect(digest).toBe('da35eb828a9edac369497ce59f1df0d632102da5f8ab9fab094e582b06ec3e95')
})
