/** The numbers of a curve y² = x³ + ax + b, of its base point and of that point's order. */
export interface CurveConstants {
  readonly p: bigint
  readonly n: bigint
  readonly a: bigint
  readonly b: bigint
  readonly Gx: bigint
  readonly Gy: bigint
  readonly h: bigint
}

const number = (...hexadecimal: readonly string[]): bigint => BigInt(`0x${hexadecimal.join('')}`)

/** id-tc26-gost-3410-2012-256-paramSetA (RFC 7836): the only one of 256 bits with a cofactor. */
const twistedEdwards256: CurveConstants = {
  p: number('fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffd97'),
  n: number('400000000000000000000000000000000fd8cddfc87b6635c115af556c360c67'),
  a: number('c2173f1513981673af4892c23035a27ce25e2013bf95aa33b22c656f277e7335'),
  b: number('295f9bae7428ed9ccc20e7c359a9d41a22fccd9108e17bf7ba9337a6f8ae9513'),
  Gx: number('91e38443a5e82c0d880923425712b2bb658b9196932e02c78b2582fe742daa28'),
  Gy: number('32879423ab1a0375895786c4bb46e9565fde0b5344766740af268adb32322e5c'),
  h: 4n,
}

/** id-GostR3410-2001-CryptoPro-A-ParamSet (RFC 4357). */
const cryptoProA: CurveConstants = {
  p: number('fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffd97'),
  n: number('ffffffffffffffffffffffffffffffff6c611070995ad10045841b09b761b893'),
  a: number('fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffd94'),
  b: number('a6'),
  Gx: number('1'),
  Gy: number('8d91e471e0989cda27df505a453f2b7635294f2ddf23e3b122acc99c9e9f1e14'),
  h: 1n,
}

/** id-GostR3410-2001-CryptoPro-B-ParamSet (RFC 4357). */
const cryptoProB: CurveConstants = {
  p: number('8000000000000000000000000000000000000000000000000000000000000c99'),
  n: number('800000000000000000000000000000015f700cfff1a624e5e497161bcc8a198f'),
  a: number('8000000000000000000000000000000000000000000000000000000000000c96'),
  b: number('3e1af419a269a5f866a7d3c25c3df80ae979259373ff2b182f49d4ce7e1bbc8b'),
  Gx: number('1'),
  Gy: number('3fa8124359f96680b83d1c3eb2c070e5c545c9858d03ecfb744bf8d717717efc'),
  h: 1n,
}

/** id-GostR3410-2001-CryptoPro-C-ParamSet (RFC 4357). */
const cryptoProC: CurveConstants = {
  p: number('9b9f605f5a858107ab1ec85e6b41c8aacf846e86789051d37998f7b9022d759b'),
  n: number('9b9f605f5a858107ab1ec85e6b41c8aa582ca3511eddfb74f02f3a6598980bb9'),
  a: number('9b9f605f5a858107ab1ec85e6b41c8aacf846e86789051d37998f7b9022d7598'),
  b: number('805a'),
  Gx: number('0'),
  Gy: number('41ece55743711a8c3cbf3783cd08c0ee4d4dc440d4641a8f366e550dfdb3bb67'),
  h: 1n,
}

/** id-tc26-gost-3410-12-512-paramSetA (RFC 7836). */
const set512A: CurveConstants = {
  p: number(
    'ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',
    'fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffdc7',
  ),
  n: number(
    'ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',
    '27e69532f48d89116ff22b8d4e0560609b4b38abfad2b85dcacdb1411f10b275',
  ),
  a: number(
    'ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',
    'fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffdc4',
  ),
  b: number(
    'e8c2505dedfc86ddc1bd0b2b6667f1da34b82574761cb0e879bd081cfd0b6265',
    'ee3cb090f30d27614cb4574010da90dd862ef9d4ebee4761503190785a71c760',
  ),
  Gx: number('3'),
  Gy: number(
    '7503cfe87a836ae3a61b8816e25450e6ce5e1c93acf1abc1778064fdcbefa921',
    'df1626be4fd036e93d75e6a50e3a41e98028fe5fc235f5b889a589cb5215f2a4',
  ),
  h: 1n,
}

/** id-tc26-gost-3410-12-512-paramSetB (RFC 7836). */
const set512B: CurveConstants = {
  p: number(
    '8000000000000000000000000000000000000000000000000000000000000000',
    '000000000000000000000000000000000000000000000000000000000000006f',
  ),
  n: number(
    '8000000000000000000000000000000000000000000000000000000000000001',
    '49a1ec142565a545acfdb77bd9d40cfa8b996712101bea0ec6346c54374f25bd',
  ),
  a: number(
    '8000000000000000000000000000000000000000000000000000000000000000',
    '000000000000000000000000000000000000000000000000000000000000006c',
  ),
  b: number(
    '687d1b459dc841457e3e06cf6f5e2517b97c7d614af138bcbf85dc806c4b289f',
    '3e965d2db1416d217f8b276fad1ab69c50f78bee1fa3106efb8ccbc7c5140116',
  ),
  Gx: number('2'),
  Gy: number(
    '1a8f7eda389b094c2c071e3647a8940f3c123b697578c213be6dd9e6c8ec7335',
    'dcb228fd1edf4a39152cbcaaf8c0398828041055f94ceeec7e21340780fe41bd',
  ),
  h: 1n,
}

/** id-tc26-gost-3410-2012-512-paramSetC (RFC 7836): with a cofactor. */
const set512C: CurveConstants = {
  p: number(
    'ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',
    'fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffdc7',
  ),
  n: number(
    '3fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',
    'c98cdba46506ab004c33a9ff5147502cc8eda9e7a769a12694623cef47f023ed',
  ),
  a: number(
    'dc9203e514a721875485a529d2c722fb187bc8980eb866644de41c68e1430645',
    '46e861c0e2c9edd92ade71f46fcf50ff2ad97f951fda9f2a2eb6546f39689bd3',
  ),
  b: number(
    'b4c4ee28cebc6c2c8ac12952cf37f16ac7efb6a9f69f4b57ffda2e4f0de5ade0',
    '38cbc2fff719d2c18de0284b8bfef3b52b8cc7a5f5bf0a3c8d2319a5312557e1',
  ),
  Gx: number(
    'e2e31edfc23de7bdebe241ce593ef5de2295b7a9cbaef021d385f7074cea043a',
    'a27272a7ae602bf2a7b9033db9ed3610c6fb85487eae97aac5bc7928c1950148',
  ),
  Gy: number(
    'f5ce40d95b5eb899abbccff5911cb8577939804d6527378b8c108c3d2090ff9b',
    'e18e2d33e3021ed2ef32d85822423b6304f726aa854bae07d0396e9a9addc40f',
  ),
  h: 4n,
}

/**
 * The curves by the ids under which certificates name them (RFC 9215, section 4). One curve has several names.
 * The test parameters of the standards are not among them: nobody's key may lie on them.
 */
export const curvesById: Readonly<
  Record<string, { readonly bits: 256 | 512; readonly constants: CurveConstants }>
> = {
  '1.2.643.7.1.2.1.1.1': { bits: 256, constants: twistedEdwards256 },
  '1.2.643.7.1.2.1.1.2': { bits: 256, constants: cryptoProA },
  '1.2.643.7.1.2.1.1.3': { bits: 256, constants: cryptoProB },
  '1.2.643.7.1.2.1.1.4': { bits: 256, constants: cryptoProC },
  '1.2.643.2.2.35.1': { bits: 256, constants: cryptoProA },
  '1.2.643.2.2.35.2': { bits: 256, constants: cryptoProB },
  '1.2.643.2.2.35.3': { bits: 256, constants: cryptoProC },
  // The parameters for key exchange, XchA and XchB, are the curves A and C.
  '1.2.643.2.2.36.0': { bits: 256, constants: cryptoProA },
  '1.2.643.2.2.36.1': { bits: 256, constants: cryptoProC },
  '1.2.643.7.1.2.1.2.1': { bits: 512, constants: set512A },
  '1.2.643.7.1.2.1.2.2': { bits: 512, constants: set512B },
  '1.2.643.7.1.2.1.2.3': { bits: 512, constants: set512C },
}
