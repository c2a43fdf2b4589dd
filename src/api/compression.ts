import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Answers below this number of bytes are not compressed. */
export const THRESHOLD = 1024
/** Half the size of gzip in about the same time. Higher levels take ten times as long. */
const BROTLI_LEVEL = 4

/** Options of brotli. */
export const BROTLI = {
  params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL }
}

/**
 * Compresses answers if the client accepts it. Event streams are not compressed, because each event must be sent at
 * once. Request bodies must be uncompressed.
 */
export const compressAnswers = async (app: FastifyInstance): Promise<void> => {
  await app.register(compress, {
    threshold: THRESHOLD,
    encodings: ['br', 'gzip'],
    brotliOptions: BROTLI,
    globalDecompression: false
  })
}
