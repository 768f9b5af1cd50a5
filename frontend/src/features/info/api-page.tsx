export default function ApiPage() {
  return <div className="page" />;
}
