/** A small network: one hidden layer, and the inputs once more straight to the output. Nothing is allocated when it is asked. */

export const HIDDEN = 32;

/** How many numbers a network of so many inputs has. */
export function sizeOf(inputs: number): number {
  return straightAt(inputs) + inputs + HIDDEN;
}

/** Where the weights of the inputs to the output begin; the output's bias stands before them. */
export function straightAt(inputs: number): number {
  return HIDDEN * (inputs + 1) + 1;
}

export class Net {
  readonly inputs: number;
  /** For each hidden unit its bias and its inputs; then the output: its bias, the inputs, the hidden units. */
  readonly weights: Float32Array;

  constructor(inputs: number, weights: Float32Array) {
    if (weights.length !== sizeOf(inputs)) throw new Error(`${weights.length} weights for ${inputs} inputs`);
    this.inputs = inputs;
    this.weights = weights;
  }

  /** A network as `packed` wrote it. */
  static unpacked(inputs: number, text: string): Net {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    return new Net(inputs, new Float32Array(bytes.buffer));
  }

  packed(): string {
    const bytes = new Uint8Array(this.weights.buffer, this.weights.byteOffset, this.weights.byteLength);
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  }

  /** A network that says `part` of what this one says, and for the rest the sum of the inputs as these `weights` count them. */
  blended(part: number, weights: readonly number[]): Net {
    const straight = straightAt(this.inputs);
    return new Net(
      this.inputs,
      this.weights.map((weight, i) => {
        const own = i < straight - 1 ? weight : part * weight;
        return own + (1 - part) * (i < straight ? 0 : (weights[i - straight] ?? 0));
      }),
    );
  }

  value(x: Float64Array): number {
    const { inputs, weights } = this;
    const straight = straightAt(inputs);
    let sum = weights[straight - 1] ?? 0;
    for (let i = 0; i < inputs; i++) sum += (weights[straight + i] ?? 0) * (x[i] ?? 0);
    let at = 0;
    for (let unit = 0; unit < HIDDEN; unit++) {
      let level = weights[at++] ?? 0;
      for (let i = 0; i < inputs; i++) level += (weights[at++] ?? 0) * (x[i] ?? 0);
      if (level > 0) sum += (weights[straight + inputs + unit] ?? 0) * level;
    }
    return sum;
  }
}
