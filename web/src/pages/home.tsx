export default function Home() {
  return <h1>Rondo</h1>;
}
