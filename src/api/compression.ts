import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Bytes below which an answer is sent as it is. */
export const THRESHOLD = 1024
/** Half as large as gzip makes it, in about the same time; the levels above take ten times as long. */
const BROTLI_LEVEL = 4

/** How answers are compressed by brotli. */
export const BROTLI = { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL } }

/** Compresses what clients accept compressed, but for streams of events, which must go out at once. What comes in is read uncompressed. */
export const compressAnswers = async (app: FastifyInstance): Promise<void> => {
  await app.register(compress, {
    threshold: THRESHOLD,
    encodings: ['br', 'gzip'],
    brotliOptions: BROTLI,
    globalDecompression: false
  })
}
